import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}

const read = (path: string) => readFileSync(path, 'utf8');
const { groups } = parse(read('docker/observe/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('docker/observe/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Our own metrics by name; Node's and Prometheus's are not ours. */
const sources = globSync('apps/api/src/**/{metrics,*-metrics,metrics.controller}.ts').map(read).join('\n');
const metricsOf = (expr: string) =>
  [...expr.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => name !== 'histogram_quantile' && !/^(?:process|nodejs)_/.test(name));

describe('dashboards and alerts', () => {
  const usedMetrics = [
    ...rules.map(({ alert, expr }) => [alert, expr]),
    ...panels.map(({ title, targets }) => [title, targets[0]?.expr ?? '']),
  ];
  it.each(usedMetrics)('%s uses existing metrics', (_name, expr = '') => {
    for (const name of metricsOf(expr)) assert.match(sources, new RegExp(`'${name}'`));
  });

  it.each(rules)('$alert has a page in the runbook', ({ alert, annotations }) => {
    assert.equal(annotations.runbook, `docs/runbook.md#alert-${alert.toLowerCase()}`);
    assert.match(read('docs/runbook.md'), new RegExp(`^### Alert: ${alert}$`, 'm'));
  });
});
