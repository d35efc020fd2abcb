import type { Snapshot } from '../../database/snapshot';

/** Colours and quotes' snapshots refer to uploaded pictures by URL. */
const storedFiles = `
  SELECT DISTINCT 'images/' || name[1] AS key
  FROM (SELECT to_jsonb(color)::text AS json FROM color UNION ALL SELECT snapshot::text FROM quote) AS rows,
    regexp_matches(json, '/api/images/([A-Za-z0-9_-]{1,100}\\.(?:jpg|avif))', 'g') AS name
  UNION ALL
  SELECT 'attachments/' || id || CASE type WHEN 'application/pdf' THEN '.pdf' ELSE '.jpg' END FROM attachment
  ORDER BY key`;

export async function readStoredFiles(snapshot: Snapshot): Promise<string[]> {
  return (await snapshot.run<{ key: string }>(storedFiles)).map(({ key }) => key);
}
