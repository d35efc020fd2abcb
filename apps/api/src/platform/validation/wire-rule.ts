import { applyDecorators } from '@nestjs/common';
import { IsOptional, ValidateBy } from 'class-validator';

/** A rule about the form in which a value may arrive. */
export interface WireRule {
  name: string;
  /** Decides. Gets whatever JSON can hold, except null and undefined, which mean absent. */
  accepts: (value: unknown) => boolean;
  /** What is wrong, as a sentence without the field's name. */
  message: string;
  /**
   * The same as a JSON schema for the fast path: may refuse what `accepts` allows, which only costs time, but
   * never the other way round.
   */
  schema: Record<string, unknown>;
}

const schemas = new Map<string, Record<string, unknown>>();

/** The schema of one of our rules; undefined for rules made by others. */
export const schemaOfRule = (name: string) => schemas.get(name);

/** A decorator that holds an optional property to a rule. */
export function wireRule({ name, accepts, message, schema }: WireRule): PropertyDecorator {
  schemas.set(name, { anyOf: [{ type: 'null' }, schema] });
  return applyDecorators(
    IsOptional(),
    ValidateBy({ name, validator: { validate: accepts, defaultMessage: () => message } }),
  );
}
