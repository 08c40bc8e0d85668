/** A table of transitions between named states. */
export type TransitionTable<State extends string> = {
  readonly states: readonly State[];
  readonly start: State;
  readonly terminals: readonly State[];
  readonly transitions: readonly { readonly from: State; readonly to: State }[];
};

/**
 * Problems of a table: states that are unreachable, that lead to no final state or that are not listed, and final
 * states with transitions. Empty when the table is valid.
 */
export function listTableProblems<State extends string>(table: TransitionTable<State>): string[] {
  const { states, start, terminals, transitions } = table;
  const forward = closure([start], (state) =>
    transitions.filter((it) => it.from === state).map((it) => it.to),
  );
  const backward = closure(terminals, (state) =>
    transitions.filter((it) => it.to === state).map((it) => it.from),
  );
  const mentioned = new Set([start, ...terminals, ...transitions.flatMap((it) => [it.from, it.to])]);
  return [
    ...[...mentioned]
      .filter((state) => !states.includes(state))
      .map((state) => `${state} is not a listed state`),
    ...states
      .filter((state) => !forward.has(state))
      .map((state) => `${state} cannot be reached from ${start}`),
    ...states.filter((state) => !backward.has(state)).map((state) => `${state} leads to no terminal state`),
    ...terminals
      .filter((state) => transitions.some((it) => it.from === state))
      .map((state) => `${state} is terminal but leads on`),
  ];
}

function closure<State>(
  starts: readonly State[],
  neighbours: (state: State) => readonly State[],
): Set<State> {
  const seen = new Set(starts);
  const queue = [...starts];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const neighbour of neighbours(state)) {
      if (!seen.has(neighbour)) {
        seen.add(neighbour);
        queue.push(neighbour);
      }
    }
  }
  return seen;
}
