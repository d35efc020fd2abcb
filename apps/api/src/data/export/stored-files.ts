import type { Snapshot } from '../../database/snapshot';

/** Colours and quotes' snapshots refer to uploaded pictures by URL; basins, and layouts with one, to its template. */
const storedFilesSql = `
  SELECT DISTINCT 'images/' || name[1] AS key
  FROM (SELECT to_jsonb(color)::text AS json FROM color UNION ALL SELECT snapshot::text FROM quote) AS rows,
    regexp_matches(json, '/api/images/([A-Za-z0-9_-]{1,100}\\.(?:jpg|avif))', 'g') AS name
  UNION ALL
  SELECT DISTINCT 'templates/' || name[1]
  FROM (SELECT template AS json FROM basin UNION ALL SELECT snapshot::text FROM quote UNION ALL SELECT layout::text FROM measurement
      UNION ALL SELECT drawing::text FROM drawing_agreement) AS rows,
    regexp_matches(json, '/api/basins/templates/([0-9a-f]{64}\\.pdf)', 'g') AS name
  UNION ALL
  SELECT 'attachments/' || id || CASE type WHEN 'application/pdf' THEN '.pdf' ELSE '.jpg' END FROM attachment
  ORDER BY key`;

export async function readStoredFiles(snapshot: Snapshot): Promise<string[]> {
  return (await snapshot.run<{ key: string }>(storedFilesSql)).map(({ key }) => key);
}
