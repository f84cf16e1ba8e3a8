/** How strong each one of many is, from games between some of them (Bradley and Terry): in Elo, with how far off that may be. */

export interface Match {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  /** What the first one scored in them; a draw is half. */
  readonly score: number;
}

export interface Rating {
  readonly name: string;
  readonly elo: number;
  /** 95 % sure. */
  readonly error: number;
  readonly games: number;
}

const PER_NATURAL = 400 / Math.LN10;
const Z = 1.96;
/** Each match counts with so many drawn games more: whoever has won them all is not infinitely strong. */
const PRIOR = 1;
const ROUNDS = 20_000;

/** The strongest first; the one that is named has 0. */
export function ratingsOf(matches: readonly Match[], zero: string): Rating[] {
  const names = [...new Set(matches.flatMap(({ first, second }) => [first, second]))];
  const strengths = strengthsBy(names, matches);
  const level = Math.log(strengths.get(zero) ?? 1);
  const rated = names.map((name): Rating => {
    const own = matches.filter(({ first, second }) => first === name || second === name);
    return {
      name,
      elo: PER_NATURAL * (Math.log(strengthOf(strengths, name)) - level),
      error: name === zero ? 0 : (PER_NATURAL * Z) / Math.sqrt(knownOf(own, strengths)),
      games: own.reduce((sum, { games }) => sum + games, 0),
    };
  });
  return rated.sort((a, b) => b.elo - a.elo);
}

const strengthOf = (strengths: ReadonlyMap<string, number>, name: string): number => strengths.get(name) ?? 1;

/** Each is set to what its score asks for, given the others, until nothing changes any more. */
function strengthsBy(names: readonly string[], matches: readonly Match[]): Map<string, number> {
  const strengths = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    let change = 0;
    for (const name of names) {
      let score = 0;
      let met = 0;
      for (const each of matches) {
        if (each.first !== name && each.second !== name) continue;
        const games = each.games + PRIOR;
        score += PRIOR / 2 + (each.first === name ? each.score : each.games - each.score);
        met += games / (strengthOf(strengths, each.first) + strengthOf(strengths, each.second));
      }
      const next = score / met;
      change = Math.max(change, Math.abs(Math.log(next / strengthOf(strengths, name))));
      strengths.set(name, next);
    }
    if (change < 1e-9) break;
  }
  return strengths;
}

/** How much its games tell about its strength, the others' being known. */
function knownOf(own: readonly Match[], strengths: ReadonlyMap<string, number>): number {
  return own.reduce((sum, { first, second, games }) => {
    const chance = strengthOf(strengths, first) / (strengthOf(strengths, first) + strengthOf(strengths, second));
    return sum + (games + PRIOR) * chance * (1 - chance);
  }, 0);
}
