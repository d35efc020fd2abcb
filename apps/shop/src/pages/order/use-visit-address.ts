import { useId, useState } from 'react';
import { depositRules } from '../../features/deposit/deposit-form';
import { errorsIn } from '../../lib/form/field-rules';
import type { BoundField } from '../../lib/form/use-shop-form';

type Field = 'postcode' | 'address';
const rules = { postcode: depositRules.postcode, address: depositRules.address };

/** Where to measure, for an order that is collected. */
export function useVisitAddress() {
  const id = useId();
  const [values, setValues] = useState<Record<Field, string>>({ postcode: '', address: '' });
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const enter = (changed: Partial<Record<Field, string>>) => {
    setValues((now) => ({ ...now, ...changed }));
    setErrors({});
  };
  const field = (name: Field): BoundField => ({
    id: `${id}-${name}`,
    name,
    rule: rules[name],
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => enter({ [name]: value }),
  });
  /** null: something is missing, which the fields say. */
  const read = (): string | null => {
    const problems = errorsIn(values, rules);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return null;
    return `${values.address.trim()}, ${values.postcode.trim().toUpperCase()}`;
  };
  return { form: { values, enter, field }, read };
}
