import { Panel } from '../../lib/panel';
import { text } from './text';

/** What everyone sees who is not signed in as an admin. */
export const AdminGate = () => (
  <Panel title={text.title} home={text.home}>
    <p>{text.lede}</p>
  </Panel>
);
