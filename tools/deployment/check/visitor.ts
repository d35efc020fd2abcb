import assert from 'node:assert/strict';
import { request } from 'node:https';

interface Answer {
  status: number;
  text: string;
  /** What it asks to be sent back. */
  cookie: string;
}

/** Whoever calls the shop by the gateway, believes its authority alone, and looks at the certificate. */
export class Visitor {
  readonly origin: string;
  private readonly authority: string;

  constructor(origin: string, authority: string) {
    this.origin = origin;
    this.authority = authority;
  }

  /** The same, at another address behind the gateway. */
  at(origin: string): Visitor {
    return new Visitor(origin, this.authority);
  }

  /** A GET, or a POST where there is something to say. */
  ask(path: string, body?: object, headers: object = {}): Promise<Answer> {
    const { hostname, port, host } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          // Machines need not know that names below localhost are they themselves.
          host: '127.0.0.1',
          port,
          // This process stands still while compose works, and would take up a connection that has been closed since.
          agent: false,
          servername: hostname,
          ca: this.authority,
          path,
          method: body ? 'POST' : 'GET',
          headers: { host, origin: this.origin, 'content-type': 'application/json', ...headers },
          timeout: 20_000,
        },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (part: string) => (text += part));
          const cookie = reply.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? '';
          reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text, cookie }));
        },
      );
      call.once('timeout', () => call.destroy(new Error(`${path} was not answered within 20 s`)));
      call.once('error', reject);
      call.end(body && JSON.stringify(body));
    });
  }

  /** 1200 × 350 mm of Calacatta Gold: 42 units at £8.50. @returns the id of the quote */
  async saveQuote(): Promise<string> {
    const read = async <T>(path: string) => {
      const { status, text } = await this.ask(path);
      assert.equal(status, 200, text);
      return JSON.parse(text) as T;
    };
    const materials =
      await read<{ id: number; name: string; colors: { id: number; name: string }[] }[]>('/api/materials');
    const thicknesses = await read<{ id: number; value: string }[]>('/api/thicknesses');
    const marble = materials.find(({ name }) => name === 'Marble');
    const { status, text } = await this.ask('/api/quotes', {
      materialId: marble?.id,
      colorId: marble?.colors.find(({ name }) => name === 'Calacatta Gold')?.id,
      thicknessId: thicknesses.find(({ value }) => value === '20mm')?.id,
      length: 1200,
      width: 350,
    });
    assert.equal(status, 201, text);
    const quote = JSON.parse(text) as { id: string; totalPrice: string };
    assert.equal(Number(quote.totalPrice), 357);
    return quote.id;
  }

  /** What staff are told; its cookie is their session. */
  signIn(email: string, password: string): Promise<Answer> {
    return this.ask('/api/login', { email, password });
  }
}
