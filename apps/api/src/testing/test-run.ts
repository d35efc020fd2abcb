/** Databases to clone: with the schema alone, and with the demo catalogue besides. */
export const templates = { empty: 'template_empty', seeded: 'template_seeded' } as const;
export type Template = keyof typeof templates;

/** Tells the test workers where the server is. */
export const adminUrlVariable = 'TEST_POSTGRES_URL';
