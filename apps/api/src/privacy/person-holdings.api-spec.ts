import { paths, type PersonSummary } from '@app/contracts';
import { beginDeposit } from '../payments/testing/a-deposit';
import { expectError } from '../testing/expect-error';
import { untilSettled } from '../testing/until-settled';
import { payDeposit } from './testing/plant-person';
import { canary, email, number, digits, address, usePrivacy } from './testing/use-privacy';

const { api, cards, staff, logLines, find, summary, erase, plant } = usePrivacy();
/** Keys that staff add to the address. */
let also: string[];
let plantedPerson: Awaited<ReturnType<typeof plant>>;
beforeAll(async () => {
  plantedPerson = await plant();
});

it('finds a person by name, address and number in any format, once per address', async () => {
  for (const search of [canary, 'ELEANOR zyz', email.slice(0, 12), '+44 (0)118 4960777', '960 777']) {
    const foundPeople = await find(search);
    expect([search, foundPeople.map(({ key }) => key)]).toEqual([
      search,
      expect.arrayContaining([email]) as unknown,
    ]);
  }
  expect(await find('')).toEqual([]);
  expect(await find('nobody at all')).toEqual([]);
  const [person] = await find(canary.toUpperCase());
  expect(person).toMatchObject({
    key: email,
    emails: [email],
    phones: expect.arrayContaining([number]) as unknown,
    inquiries: 3,
    deposits: 4,
  });
});

it('counts the mails to a person as the list does, and mails about them to others', async () => {
  const [listed] = (await find(canary)).filter(({ key }) => key === email);
  const summaryNow = (await summary()).json<PersonSummary>();
  expect(summaryNow.mails).toBe(listed?.mails);
  expect(summaryNow.mailsAboutThem).toBeGreaterThan(0);
});

it('includes everything with the address, and suggests keys that staff may add', async () => {
  const references = await api.sql<{ reference: string }>('SELECT reference FROM quote WHERE id = $1', [
    plantedPerson.answerId,
  ]);
  const summaryNow = (await summary()).json<PersonSummary>();
  expect(summaryNow).toMatchObject({ quotes: 6, emails: [email] });
  // One is the phone number of a message without this address.
  expect(summaryNow.mayBeAdded).toEqual([
    '01184960123',
    `0118${digits}`,
    ...references.map(({ reference }) => reference),
  ]);
  also = summaryNow.mayBeAdded;
  expect((await summary(also)).json<PersonSummary>()).toMatchObject({
    key: email,
    quotes: 7,
    mayBeAdded: [],
  });
  const { details } = expectError(await summary(['somebody']), 'request/invalid');
  expect(details?.fields).toMatchObject([{ field: 'also' }]);
});

it('shows what is stored, and why it cannot be erased', async () => {
  expect((await summary(also)).json<PersonSummary>()).toMatchObject({
    key: email,
    quotes: 7,
    deposits: 4,
    inquiries: 3,
    attachments: 3,
    keptForTheBooks: 4,
    erasureBlocker: expect.stringMatching(/paid for and not completed.* VT-26-\d{5}/) as unknown,
  });
  expectError(await erase(), 'person/order-open');
  const open = await beginDeposit(api, { customerEmail: email, customerName: canary, customerPhone: number });
  expect((await summary()).json<PersonSummary>().erasureBlocker).toMatch(/open or under review/);
  expectError(await erase(), 'person/payment-open');
  await payDeposit({ api, cards }, open);
  await untilSettled(api);
  // Completed orders do not prevent erasing.
  await api.sql(`UPDATE quote SET status = 'completed' WHERE received > 0`);
  expect((await summary()).json<PersonSummary>().erasureBlocker).toBeNull();
});

it('exports everything with the files, and logs that without naming the person', async () => {
  const response = await staff.post(paths.exportPerson, { key: email, also });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="what-we-hold.zip"',
  });
  const archive = response.rawPayload.toString();
  for (const text of [
    address,
    `For ${canary}`,
    `Dear all, ${canary}`,
    `With ${canary}`,
    `specifications ${canary}`,
    `Rang ${canary}`,
    `Answered ${canary}`,
    `Replied ${canary}`,
    `Noted ${canary}`,
    `Says ${canary}`,
    `files/1 ${canary} plan.pdf`,
    `% ${canary}`,
    `Agreed with ${canary}`,
    `Again ${canary}`,
    `Nora ${canary}`,
    `In a hurry, ${canary}`,
    `About ${canary}`,
    `As you asked, ${canary}.`,
    `work@${canary}.example`,
    `Sorry, ${canary}`,
    `Once more, ${canary}`,
    `${canary} has closed the account`,
    `The wall leans, says ${canary}`,
    `Spoke to ${canary}`,
    `"Who agreed": "Nephew of ${canary}"`,
    `Not for ${canary}`,
  ])
    expect(archive).toContain(text);
  expect(archive).not.toContain('bob@example.com');
  const [entry] = await api.sql(`SELECT action, after FROM audit_entry WHERE action = 'person.export'`);
  expect(entry).toMatchObject({ action: 'person.export', after: { files: 3 } });
  for (const word of [canary, digits]) expect(logLines.filter((line) => line.includes(word))).toEqual([]);
});
