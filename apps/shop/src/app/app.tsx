import { Router } from 'wouter';
import { aroundNav } from '../lib/history/step-history';
import { CalculatorHost } from './calculator-host';
import { PageToasts } from './page-toasts';
import { Routes } from './routes';

interface AppProps {
  /** The address to render while prerendering; in the browser the address bar decides. */
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
