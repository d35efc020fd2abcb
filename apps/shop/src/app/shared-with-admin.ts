import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import {
  Link,
  Redirect,
  Route,
  Router,
  Switch,
  useLocation,
  useParams,
  useRoute,
  useSearch,
  useSearchParams,
} from 'wouter';
import { dependencies } from '../../package.json';

/**
 * What the admin remote takes from the shop instead of bundling its own, name by name: the rest stays out of the shop's
 * bundle. shared-with-admin.spec.ts compares the list with admin's imports, as a missing name would be `undefined` in
 * the remote at run time.
 */
export const sharedWithAdmin = {
  react: { version: dependencies.react, exports: React },
  'react/jsx-runtime': { version: dependencies.react, exports: JsxRuntime },
  'react-dom': { version: dependencies['react-dom'], exports: ReactDom },
  wouter: {
    version: dependencies.wouter,
    exports: {
      Link,
      Redirect,
      Route,
      Router,
      Switch,
      useLocation,
      useParams,
      useRoute,
      useSearch,
      useSearchParams,
    },
  },
  '@tanstack/react-query': {
    version: dependencies['@tanstack/react-query'],
    exports: {
      keepPreviousData,
      MutationCache,
      QueryCache,
      QueryClient,
      QueryClientProvider,
      useMutation,
      useQuery,
      useQueryClient,
    },
  },
} satisfies Record<string, { version: string; exports: object }>;
