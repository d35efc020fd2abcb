import type { SecurityEvent } from '@app/contracts';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

export const SecurityList = ({ events }: { events: readonly SecurityEvent[] }) =>
  events.length === 0 ? (
    <p className="text-admin text-ink-2">{text.noEvents}</p>
  ) : (
    <ul className="text-admin">
      {events.map((event) => (
        <Row key={`${event.at} ${event.kind} ${event.network} ${event.route}`} event={event} />
      ))}
    </ul>
  );

function Row({ event: { at, kind, account, network, route, times, requestId } }: { event: SecurityEvent }) {
  const about = [
    route ?? (kind === 'rate-limited' ? null : (account ?? text.unknownAccount)),
    route ? account : null,
    text.ofNetwork(network),
    requestId && text.request(requestId),
  ];
  return (
    <li className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0">
      <span className="min-w-0 leading-tight">
        {text.eventKinds[kind]} <span className="num text-ink-2">{text.times(times)}</span>
        <span className="block text-caption [overflow-wrap:anywhere] text-ink-3">
          {about.filter(Boolean).join(', ')}
        </span>
      </span>
      <time dateTime={at} className="num flex-none text-ink-2">
        {shortTime(at)}
      </time>
    </li>
  );
}
