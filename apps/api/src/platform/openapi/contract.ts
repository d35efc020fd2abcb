/** A type of `@app/contracts` by its name, for the documents: `tools/openapi` makes the schema from the type itself. */
export const contract = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A list of them. */
export const contracts = (name: string) => ({ type: 'array', items: contract(name) });
