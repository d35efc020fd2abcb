import { Statements } from '../database/statements';
import { saveAQuote } from '../testing/builders/a-basket';
import { useApi } from '../testing/servers/use-api';
import { ErasePerson, replayErasures } from '.';
import { columnsContaining } from './testing/find-words';
import { changeQuote } from '../testing/builders/change-quote';

let now = new Date('2026-11-21T12:00:00.000Z');
const advanceMinutes = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const api = useApi({ now: () => now });

const canary = 'zyzzyva';
const email = `${canary}@example.com`;
const replay = (takenAt: Date) =>
  api.app.get(Statements, { strict: false }).transaction((tx) => replayErasures(tx, takenAt, now));

it('erases again people erased after a backup, and nobody else', async () => {
  const [erasedPersonsQuote, othersQuote] = [
    await saveAQuote(api),
    await saveAQuote(api, { notes: 'of somebody else' }),
  ];
  const fill = () =>
    changeQuote(api, erasedPersonsQuote.id, { notes: canary, customerEmail: email, customerFromLink: false });
  await fill();
  const takenAt = now;
  advanceMinutes(60);
  const noActor = { userId: null, requestId: null };
  await api.app.get(ErasePerson, { strict: false }).erase(noActor, { key: email, confirmation: email });
  // As if a backup from before the erasure was restored.
  await fill();
  expect(await replay(advanceMinutes(60))).toBe(0);
  expect(await columnsContaining(api, canary)).not.toEqual([]);
  expect(await replay(takenAt)).toBe(1);
  expect(await columnsContaining(api, canary)).toEqual([]);
  expect(await api.sql('SELECT notes FROM quote WHERE id = $1', [othersQuote.id])).toEqual([
    { notes: 'of somebody else' },
  ]);
});
