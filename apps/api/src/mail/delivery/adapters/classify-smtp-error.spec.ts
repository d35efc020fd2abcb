import { classifySmtpError, type SmtpFailure } from './classify-smtp-error';

const smtpFailure = (command: string, response: string, code = 'EENVELOPE'): SmtpFailure => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

it.each<[string, SmtpFailure, string]>([
  [
    'the connection is refused',
    { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED' },
    'server-unreachable',
  ],
  ['there is no such server', { code: 'EDNS', command: 'CONN' }, 'server-unreachable'],
  ['it never greets', { code: 'ETIMEDOUT', command: 'CONN' }, 'server-unreachable'],
  ['it disconnects', { code: 'ECONNECTION', command: 'CONN' }, 'server-unreachable'],
  ['it does not encrypt', { code: 'ETLS', command: 'STARTTLS' }, 'server-unreachable'],
  ...[
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ].map((originalCode): [string, SmtpFailure, string] => [
    `its certificate is not accepted: ${originalCode}`,
    { code: 'ESOCKET', command: 'CONN', originalCode },
    'certificate-rejected',
  ]),
  [
    'the password is wrong',
    smtpFailure('AUTH PLAIN', '535 5.7.8 bad credentials', 'EAUTH'),
    'login-rejected',
  ],
  [
    'it locks us out',
    smtpFailure('AUTH LOGIN', '550 5.7.1 too many failed logins', 'EAUTH'),
    'login-rejected',
  ],
  ['it offers no login method that we support', { code: 'EAUTH', command: 'API' }, 'login-rejected'],
  [
    'it cannot look up users',
    smtpFailure('AUTH PLAIN', '454 4.7.0 temporary failure', 'EAUTH'),
    'server-unreachable',
  ],
  ['it limits our requests', smtpFailure('RCPT TO', '421 4.3.2 shutting down'), 'server-unreachable'],
  ['it greets with a refusal', smtpFailure('CONN', '554 go away', 'EPROTOCOL'), 'server-unreachable'],
  ['it requires a login', smtpFailure('MAIL FROM', '530 5.7.0 authentication required'), 'login-rejected'],
  ['it refuses the sender', smtpFailure('MAIL FROM', '550 5.7.1 not your domain'), 'all-rejected'],
  ['it has no space', smtpFailure('MAIL FROM', '452 4.3.1 insufficient storage'), 'all-rejected'],
  [
    'it does not know us',
    smtpFailure('RCPT TO', '554 5.7.1 <ada@example.com>: Relay access denied'),
    'all-rejected',
  ],
  ['it cannot relay', smtpFailure('RCPT TO', '550 5.7.54 SMTP; Unable to relay recipient'), 'all-rejected'],
  ['it does not relay', smtpFailure('RCPT TO', '550 relay not permitted'), 'all-rejected'],
  [
    'we have reached a limit',
    smtpFailure('RCPT TO', '550 5.4.5 Daily user sending quota exceeded'),
    'all-rejected',
  ],
  [
    'this connection has reached a limit',
    smtpFailure('DATA', '552-5.2.0 Sorry, the daily message\n552 limit is reached', 'EMESSAGE'),
    'all-rejected',
  ],
  ['the mailbox is full for good', smtpFailure('RCPT TO', '552 5.2.2 over quota'), 'rejected'],
  ['the mailbox does not exist', smtpFailure('RCPT TO', '550 5.1.1 no such user'), 'rejected'],
  ['the mailbox was moved', smtpFailure('RCPT TO', '551 5.1.6 user has moved'), 'rejected'],
  ['the mail is rejected as spam', smtpFailure('DATA', '554 5.7.1 rejected as spam', 'EMESSAGE'), 'rejected'],
  ['the mail is too large', smtpFailure('MAIL FROM', '552 5.3.4 too large'), 'rejected'],
  ['its announced size is too large', { code: 'EMESSAGE', command: 'MAIL FROM' }, 'rejected'],
  ['the address is invalid', { code: 'EENVELOPE', command: 'API' }, 'rejected'],
  ['the recipient is greylisted', smtpFailure('RCPT TO', '450 4.2.0 greylisted'), 'not-now'],
  ['the mailbox is full', smtpFailure('RCPT TO', '452 4.2.2 mailbox full'), 'not-now'],
  ['the mail was not read through', smtpFailure('DATA', '451 4.3.0 local error', 'EMESSAGE'), 'not-now'],
  ['the protocol got out of step', smtpFailure('DATA', '503 5.5.1 bad sequence'), 'not-now'],
  ['it took too long', { code: 'EABORT', message: 'Message sending aborted' }, 'too-slow'],
])('if %s', (_, failure, kind) => {
  expect(classifySmtpError(failure).kind).toBe(kind);
});

it.each([
  '550 5.1.1 <relay@example.com>: Recipient address rejected: User unknown',
  '550 5.1.1 <relay access denied@example.com>: User unknown',
  '550 5.1.1 ada+relaying.denied@example.com is unknown',
  '550 5.1.2 <ada@relay-denied.example.com>: Domain not found',
  '550 5.1.1 <daily.limit@example.com>: User unknown',
  '550 5.1.1 the relay has no such user',
])("does not confuse the address with the server's words: %s", (response) => {
  expect(classifySmtpError(smtpFailure('RCPT TO', response)).kind).toBe('rejected');
});

it('says that a mail may have been accepted if the server had received it and did not respond', () => {
  const connectionLost = { code: 'ECONNECTION', command: 'CONN', message: 'Connection closed unexpectedly' };
  expect(classifySmtpError(connectionLost, true)).toMatchObject({
    kind: 'server-unreachable',
    mayBeAccepted: true,
  });
  expect(classifySmtpError({ code: 'EABORT' }, true)).toMatchObject({
    kind: 'too-slow',
    mayBeAccepted: true,
  });
  for (const failure of [connectionLost, { code: 'EABORT' }])
    expect(classifySmtpError(failure)).not.toHaveProperty('mayBeAccepted');
  const no = smtpFailure('DATA', '451 4.3.0 local error', 'EMESSAGE');
  expect(classifySmtpError(no, true)).not.toHaveProperty('mayBeAccepted');
});

it('says whether our own check rejected the mail', () => {
  expect(classifySmtpError({ code: 'EENVELOPE', command: 'API' })).toHaveProperty('rejectedLocally', true);
  expect(classifySmtpError(smtpFailure('RCPT TO', '550 5.1.1 no such user'))).not.toHaveProperty(
    'rejectedLocally',
  );
});

it('gives the reason in one short line', () => {
  const failure = smtpFailure('DATA', `554 no\r\nSet-Cookie: x\u2028${'y'.repeat(1_000)}`, 'EMESSAGE');
  const { reason } = classifySmtpError(failure);
  expect(reason).toMatch(/^DATA: 554 no Set-Cookie: x y+$/);
  expect(reason.length).toBe(300);
});
