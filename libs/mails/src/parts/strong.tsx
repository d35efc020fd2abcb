import type { ReactNode } from 'react';
import { part } from './part';

export const Strong = part<{ children: ReactNode }>(
  ({ children }) => <b style={{ fontWeight: 600 }}>{children}</b>,
  ({ children }, read) => read(children),
);
