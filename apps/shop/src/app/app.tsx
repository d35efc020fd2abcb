import { Router } from 'wouter';
import { aroundNav } from '../lib/history/overlay-history';
import { CalculatorHost } from './calculator-host';
import { PageToasts } from './page-toasts';
import { Routes } from './routes';

interface AppProps {
  /** The path to render while prerendering; in the browser it comes from the address bar. */
  ssrPath?: string;
}

export function App({ ssrPath }: AppProps) {
  return (
    <Router ssrPath={ssrPath} aroundNav={aroundNav}>
      <Routes />
      <CalculatorHost />
      <PageToasts />
    </Router>
  );
}
