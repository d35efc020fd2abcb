import { contentSecurityPolicy } from './content-security-policy';

it('allows nothing inline but what the build has hashed, and no eval (D45)', () => {
  const policy = contentSecurityPolicy({ script: ["'sha256-a='"], style: ["'sha256-b='"] });

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a='");
  expect(policy).toContain("style-src 'self' 'sha256-b='");
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});
