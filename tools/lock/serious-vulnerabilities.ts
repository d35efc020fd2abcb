interface Audit {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
}

/** Of what `npm audit --json` said the packages with a hole that is high or critical; nothing where it could not know. */
export function seriousVulnerabilities(said: string): string[] | undefined {
  let audit: Audit;
  try {
    audit = JSON.parse(said) as Audit;
  } catch {
    return undefined;
  }
  return (
    audit.vulnerabilities &&
    Object.values(audit.vulnerabilities)
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  );
}
