// @ts-check
const needed = { major: 20, minor: 19 };

/** Ends with one clear sentence where Node is too old. Read by old versions too: nothing modern in this file. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needed.major || (major === needed.major && minor >= needed.minor)) return;
  console.error(`Node ${needed.major}.${needed.minor} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
