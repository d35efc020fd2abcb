import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AppPages } from '../app/app-pages';
import { CalculatorHost } from '../app/calculator-host';
import { PageToasts } from '../app/page-toasts';
import type { StateGroup, ListedState } from './state-group';

/** One state: the whole site at its address, or one component under its name. */
export function StateView({ part, shown: { name, state } }: { part: StateGroup; shown: ListedState }) {
  if (state.path) return <Site path={state.path} />;
  const { view: View } = state;
  if (state.isPage) return View && <View />;
  return (
    <>
      <main className="state">
        <h1>
          {part.name}: {name}
        </h1>
        {View && <View />}
      </main>
      <PageToasts />
    </>
  );
}

/** As in app/app.tsx, but with its own location instead of the address bar. */
function Site({ path }: { path: string }) {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      <AppPages />
      <CalculatorHost />
      <PageToasts />
    </Router>
  );
}
