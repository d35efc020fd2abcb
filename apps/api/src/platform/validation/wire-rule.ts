import { applyDecorators } from '@nestjs/common';
import { IsOptional, ValidateBy } from 'class-validator';

/** A rule about the form in which a value may arrive. */
export interface WireRule {
  name: string;
  /** Decides. Gets whatever JSON can hold; null and undefined, which mean absent, only where the rule is required. */
  accepts: (value: unknown) => boolean;
  /** What is wrong, as a sentence without the field's name. */
  message: string | ((value: unknown) => string);
  /** The form in which a value usually comes, for the document; where it is absent, that has the contract's own. */
  schema?: Record<string, unknown>;
  /** Text of one line, which is normalised before it is checked. */
  isLine?: boolean;
}

const schemas = new Map<string, Record<string, unknown>>();
const lineRules = new Set<string>();

/** The schema of one of our rules; undefined for rules made by others. */
export const schemaOfRule = (name: string) => schemas.get(name);

/** Whether one of our rules is about text of one line. */
export const isLineRule = (name = ''): boolean => lineRules.has(name);

/** A decorator that holds an optional property to a rule. */
export function wireRule(rule: WireRule): PropertyDecorator {
  if (rule.schema) schemas.set(rule.name, { anyOf: [{ type: 'null' }, rule.schema] });
  return applyDecorators(IsOptional(), validation(rule));
}

/** The same for a property that must be there: its rule is asked about null and undefined too, and refuses them. */
export function requiredWireRule(rule: WireRule): PropertyDecorator {
  if (rule.schema) schemas.set(rule.name, rule.schema);
  return validation(rule);
}

const validation = ({ name, accepts, message, isLine }: WireRule) => {
  if (isLine) lineRules.add(name);
  return ValidateBy({
    name,
    validator: {
      validate: accepts,
      defaultMessage: (details) => (typeof message === 'string' ? message : message(details?.value)),
    },
  });
};
