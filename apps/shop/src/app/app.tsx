import { Router, type AroundNavHandler } from 'wouter';
import { leaveEntries } from '../lib/history/step-history';
import { CalculatorHost } from './calculator-host';
import { PageToasts } from './page-toasts';
import { Routes } from './routes';

interface AppProps {
  /** The address to render while prerendering; in the browser the address bar decides. */
  ssrPath?: string;
}

/** Whoever follows a link in something that lies over the page leaves the page's own entry behind. */
const aroundNav: AroundNavHandler = (navigate, to, options) =>
  void leaveEntries().then(() => navigate(to, options));

export function App({ ssrPath }: AppProps) {
  return (
    <Router ssrPath={ssrPath} aroundNav={aroundNav}>
      <Routes />
      <CalculatorHost />
      <PageToasts />
    </Router>
  );
}
