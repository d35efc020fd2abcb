import type { TestSandbox } from './start-sandbox';

interface ShownPage {
  status: number;
  text: string;
  location: string | null;
}

/** The card page in a browser without scripts: get, post, follow. */
export function cardPage(sandbox: TestSandbox, hostedUrl: string | undefined) {
  const { pathname } = new URL(hostedUrl ?? 'http://none/pay/none');
  const ask = async (path: string, form?: Record<string, string>): Promise<ShownPage> => {
    const reply = await fetch(`${sandbox.url}${path}`, {
      redirect: 'manual',
      headers: { connection: 'close' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return { status: reply.status, text: await reply.text(), location: reply.headers.get('location') };
  };
  const follow = async (shown: ShownPage) => (shown.location ? ask(shown.location) : shown);
  return {
    open: (query = '') => ask(`${pathname}${query}`),
    submit: (card: Record<string, string> = {}) => ask(pathname, { ...goodCard, ...card }),
    pay: async (card: Record<string, string> = {}) => follow(await ask(pathname, { ...goodCard, ...card })),
    setDay: async (day: string) => follow(await ask(`${pathname}/bad-day`, { day })),
    answerBank: async (answer: string) => follow(await ask(`${pathname}/bank`, { answer })),
  };
}

const goodCard = { attempt: '1', number: '4200 0000 0000 0091', expiry: '08/60', cvv: '123' };
