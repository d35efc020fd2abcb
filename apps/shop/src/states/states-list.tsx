import { adminKind, type StateGroup } from './state-group';

/** A link to every state. */
export function StatesList({ parts: groups }: { parts: readonly StateGroup[] }) {
  const kinds = [...new Set(groups.map(({ kind }) => kind))];
  return (
    <main className="states-list">
      <h1>States</h1>
      <p>
        What every page and shared part looks like when it is empty, full, loading, rejected, failed, overfull
        or narrow. Each stands alone behind its link; nothing here asks a server.
      </p>
      {kinds.map((kind) => (
        <section key={kind}>
          <h2>{kind}</h2>
          {groups
            .filter((part) => part.kind === kind)
            .map((part) => (
              <section key={part.path}>
                <h3>{part.name}</h3>
                <ul>
                  {part.states.map(({ name, path }) => (
                    <li key={path}>
                      <a href={path} data-has-dark={kind === adminKind || undefined}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
        </section>
      ))}
    </main>
  );
}
