import pg from 'pg';
import { numberPlace } from './generate-load.ts';

/** What the requests are about. */
export interface Fixture {
  top: object;
  /** The same top as the yardstick takes it: priced already. */
  bareTop: object;
  quoteId: string;
  /** Of copies of that quote, each of which can be paid once. */
  numberedQuoteId: string;
  sessionId: string;
  /** Of staff signed in. */
  cookie: string;
}

interface Surroundings {
  apiUrl: string;
  cookie: string;
  DATABASE_URL: string;
  copies: number;
}

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Record<string, unknown> & { id: string };
};

/** A top with a sink and two cut-outs, saved as a visitor would. */
export async function saveTop(apiUrl: string) {
  type Choice = { id: number };
  const read = async <T = Choice>(path: string) => (await (await fetch(apiUrl + path)).json()) as T[];
  const [material] = await read<Choice & { colors: Choice[] }>('/api/materials');
  const sinks = await read('/api/sink-types');
  const cutouts = await read('/api/cutouts');
  const thicknesses = await read('/api/thicknesses');
  const top = {
    materialId: material?.id,
    colorId: material?.colors[0]?.id,
    thicknessId: thicknesses[0]?.id,
    sinkTypeId: sinks.at(-1)?.id,
    cutoutIds: [cutouts.at(-1)?.id, cutouts.at(-2)?.id],
    length: 1200,
    width: 340,
    notes: 'Pipe at the back left corner.',
  };
  return { top, saved: await post(`${apiUrl}/api/quotes`, top) };
}

/** Saves a quote, puts it into a basket and copies it as often as it is to be paid. */
export async function prepare(surroundings: Surroundings): Promise<Fixture> {
  const { apiUrl, cookie, DATABASE_URL, copies } = surroundings;
  const { top, saved } = await saveTop(apiUrl);
  const sessionId = `session-${Date.now()}-${'k'.repeat(24)}`;
  await post(`${apiUrl}/api/basket/${sessionId}/items`, { quoteId: saved.id });
  await copyQuote(DATABASE_URL, saved.id, copies);

  const { material, color, thickness, sinkType, cutouts, lines, ...quote } = saved;
  return {
    top,
    bareTop: { quote, snapshot: { material, color, thickness, sinkType, cutouts, lines } },
    quoteId: saved.id,
    numberedQuoteId: `bench${numberPlace}A`,
    sessionId,
    cookie,
  };
}

/** Then PostgreSQL counts its rows, as it does by itself in life. */
async function copyQuote(DATABASE_URL: string, id: string, copies: number) {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const kept = `material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids, length, width, area, base_price,
    total_price, snapshot, notes, valid_until`;
  await client.query(
    `INSERT INTO quote (id, reference, created_at, ${kept})
     SELECT 'bench' || lpad(number::text, 16, '0') || 'A', 'VT-25-' || lpad(number::text, 9, '0'),
       created_at - number * interval '1 second', ${kept}
     FROM quote CROSS JOIN generate_series(1, $2::integer) AS number WHERE id = $1`,
    [id, copies],
  );
  await client.query('VACUUM ANALYZE');
  await client.end();
}
