/** Template databases: the schema only, and with the demo catalogue. */
export const templates = { empty: 'template_empty', seeded: 'template_seeded' } as const;
export type Template = keyof typeof templates;

export const postgresUrlVariable = 'TEST_POSTGRES_URL';
