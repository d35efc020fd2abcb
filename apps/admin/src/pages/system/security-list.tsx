import type { SecurityEvent } from '@app/contracts';
import { shortTime } from '../../lib/status/short-time';
import { Row } from './queue-list';
import { text } from './text';

export const SecurityList = ({ events }: { events: readonly SecurityEvent[] }) =>
  events.length === 0 ? (
    <p className="text-small text-ink-2">{text.noEvents}</p>
  ) : (
    <ul className="text-small">
      {events.map((event) => (
        <EventRow key={`${event.at} ${event.kind} ${event.network} ${event.route}`} event={event} />
      ))}
    </ul>
  );

function EventRow({
  event: { at, kind, account, network, route, times, requestId },
}: {
  event: SecurityEvent;
}) {
  const about = [
    route ?? (kind === 'rate-limited' ? null : (account ?? text.unknownAccount)),
    route ? account : null,
    text.ofNetwork(network),
    requestId && text.request(requestId),
  ];
  return (
    <Row
      label={
        <>
          {text.eventKinds[kind]} <span className="num text-ink-2">{text.times(times)}</span>
        </>
      }
      detail={about.filter(Boolean).join(', ')}
      figures={<time dateTime={at}>{shortTime(at)}</time>}
    />
  );
}
