import type { Settings } from '../state/records';

const rules: { [Name in keyof Settings]: (value: unknown) => boolean } = {
  timeScale: (value) => typeof value === 'number' && value >= 1 && value <= 1_000_000,
  clockSkewSeconds: (value) => typeof value === 'number' && Number.isFinite(value),
  seed: (value) => typeof value === 'string' && value !== '',
  acceptsKey: (value) => typeof value === 'boolean',
  apiVersion: (value) => value === '2026-06' || value === '2026-08',
};

/** The settings that are to be changed; a sentence where they cannot be. */
export function readSettings(sent: unknown): Partial<Settings> | string {
  const wanted = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
  for (const [name, value] of wanted) {
    if (!(name in rules)) return `${name} is no setting; there are ${Object.keys(rules).join(', ')}.`;
    if (!rules[name as keyof Settings](value)) return `${name} cannot be ${JSON.stringify(value)}.`;
  }
  return Object.fromEntries(wanted);
}
