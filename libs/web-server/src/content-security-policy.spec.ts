import { contentSecurityPolicy } from './content-security-policy';

it('allows only inline code with a hash from the build, and no eval (D45)', () => {
  const policy = contentSecurityPolicy({ script: ["'sha256-a='"], style: ["'sha256-b='"] });

  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-a='",
    "style-src 'self' 'sha256-b='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});
