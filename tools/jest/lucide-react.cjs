/** The icons one by one, each when it is asked for: all 1,700 in one file cost every file of tests a tenth of a second. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (own, name) => own[name] ?? (typeof name === 'string' ? iconOf(name) : undefined) },
);

/** 'Trash2' lies in trash-2. */
function iconOf(name) {
  const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  return require(`lucide-react/icons/${file}`).default;
}
