const words = (column: string): string => {
  const plain = column.replace(/_/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** A row as people read it: `customer_email` is 'Customer email'. What is empty is left out. */
export const labelled = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .map(([column, value]) => [words(column), value]),
  );
