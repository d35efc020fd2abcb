import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { createQueryClient } from './query-client';

/**
 * Data fetching for one part of the app. Each part has its own, as nothing is cached between parts (specification §9),
 * and the first view then needs no query library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A page that fetches data. */
export const withQueries = <Props extends object>(Page: ComponentType<Props>) =>
  function PageWithQueries(props: Props) {
    return (
      <Queries>
        <Page {...props} />
      </Queries>
    );
  };
