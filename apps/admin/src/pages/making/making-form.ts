import { makingLimits, type MakingRules, type MakingSettings, paths } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { text } from './text';

/** Numbers as typed, by group. */
export type MakingFields = Record<keyof MakingRules, Record<string, string>>;

export const groups = Object.keys(makingLimits) as (keyof MakingRules)[];

const mapped = <From, To>(rules: Record<string, Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(
    Object.entries(rules).map(([group, numbers]) => [
      group,
      Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, change(value)])),
    ]),
  );

export const toFields = ({ rules }: MakingSettings): MakingFields =>
  mapped(rules as unknown as Record<string, Record<string, number>>, String) as MakingFields;

export const saveMaking = (fields: MakingFields, { version }: MakingSettings) =>
  apiMutation<MakingSettings>('PUT', paths.making, { rules: mapped(fields, Number), version });

export const labelOf = (name: string): string => text.labels[name as keyof typeof text.labels];

const units: Partial<Record<string, string>> = { kgPerPerson: text.kg, carriers: text.people };
export const unitOf = (name: string): string => units[name] ?? text.mm;

/** 'natural.endsMm' in words. */
export function nameOfNumber(field: string): string {
  const [group = '', name = ''] = field.split('.');
  return `${labelOf(name).toLowerCase()} (${text.groups[group as keyof MakingRules].toLowerCase()})`;
}
