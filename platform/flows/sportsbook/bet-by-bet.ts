/** How many of the failed ones are named. */
const named = 5;

/** Works on bets, each by itself: what fails for one holds up no other. */
export interface BetByBet {
  each(betId: string, work: () => Promise<void>): Promise<void>;
  /** Throws where any has failed, naming some of them, so that whoever asked asks again. */
  end(): void;
}

/** One run over many bets: `each` for every one of them, then `end`. */
export function betByBet(): BetByBet {
  const failed: { betId: string; error: unknown }[] = [];
  return {
    async each(betId, work) {
      await work().catch((error: unknown) => void failed.push({ betId, error }));
    },
    end() {
      const [first] = failed;
      if (!first) return;
      const ids = failed.slice(0, named).map(({ betId }) => betId);
      throw new Error(`${failed.length} bets have failed, among them ${ids.join(', ')}`, { cause: first.error });
    },
  };
}
