import { IconButton, Menu } from '@app/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

/** '…': the actions that one thing has, as a list. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} />}>
    {children}
  </Menu>
);
