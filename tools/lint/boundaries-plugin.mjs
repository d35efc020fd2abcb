// @ts-check
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bansFor } from './boundaries.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @typedef {{ source?: { value: unknown } | null }} Import an import, or an export from elsewhere */

/**
 * Import boundaries as a rule of oxlint, whose own rule for imports knows no exceptions in its patterns.
 */
export default {
  meta: { name: 'boundaries' },
  rules: {
    imports: {
      /** @param {{ filename: string, report(problem: { node: Import, message: string }): void }} context */
      create(context) {
        const bans = bansFor(relative(root, context.filename).split(sep).join('/'));
        if (bans.length === 0) return {};
        /** @param {Import} node */
        const check = (node) => {
          const name = node.source?.value;
          if (typeof name !== 'string') return;
          for (const { regex, message } of bans)
            if (regex.test(name)) context.report({ node, message: `${name}: ${message}` });
        };
        return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
      },
    },
  },
};
