import type { MigrationSource } from '@app/contracts';
import { Card } from '../../lib/page/card';
import { text } from './text';

/** The list of the specification §2, and where it is read. */
export const MigrationScope = ({ source }: { source: MigrationSource | undefined }) => (
  <Card level={3} className="mt-4 first:mt-0" title={text.moves}>
    <ul className="grid gap-x-8 gap-y-2 text-ink-2 wide:grid-cols-2">
      {text.moving.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {source && <p className="mt-3 text-caption text-ink-3">{text.sources[source]}</p>}
  </Card>
);
