import type { PreparedReply } from './prepared-reply';

type Encoding = keyof PreparedReply;

/** The smallest form that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  const weights = new Map(String(header).toLowerCase().split(',').map(parse));
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip') && weightOf('br') >= identity) return 'br';
  return weightOf('gzip') > 0 && weightOf('gzip') >= identity ? 'gzip' : 'identity';
}

function parse(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return [name, Number.isFinite(weight) ? weight : 0];
}
