/** SQL: a time inside JSON, as JavaScript writes it. */
export const jsonTimeSql = (at: string): string =>
  `to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
