import { Router } from 'wouter';
import { aroundNav } from '../lib/history/overlay-history';
import { AppPages } from './app-pages';
import { CalculatorHost } from './calculator-host';
import { PageToasts } from './page-toasts';

interface AppProps {
  /** The path to render while prerendering; in the browser it comes from the address bar. */
  ssrPath?: string;
}

export function App({ ssrPath }: AppProps) {
  return (
    <Router ssrPath={ssrPath} aroundNav={aroundNav}>
      <AppPages />
      <CalculatorHost />
      <PageToasts />
    </Router>
  );
}
