import type { CurrentUserResponse } from '@app/contracts';
import { Panel } from '../../lib/panel';
import { text } from './text';

/** What a signed-in admin sees first. */
export const AdminHome = ({ staff }: { staff: CurrentUserResponse }) => (
  <Panel title={text.title} home={text.home}>
    <p>{text.signedIn(staff)}</p>
    <p>{text.nothingYet}</p>
  </Panel>
);
