/** A demand of a regulator or of a test laboratory, in a sentence of our own, and where it stands. */
export interface Clause {
  says: string;
  source: string;
}

/** Those for players' protection and for the technique of games, by the id that tests carry in their titles. */
export const clauses: Readonly<Record<string, Readonly<Record<string, Clause>>>> = {
  Limits: {
    L1: {
      says: 'Players are asked for limits at registration or before their first deposit, and told from when each limit holds.',
      source: 'RTS 12A, AGCO 2.23',
    },
    L2: {
      says: 'Limits are of any amount, for the whole account, by 24 hours, 7 days and 1 month; of several at once the lowest holds.',
      source: 'RTS 12B, AGCO 2.23.3',
    },
    L3: {
      says: 'A deposit limit counts gross deposits: withdrawals free nothing, and deposits stop at the limit until it resets.',
      source: 'RTS 12B',
    },
    L4: { says: 'Limits are two clicks or fewer from the home page and from a deposit.', source: 'RTS 12C' },
    L5: { says: 'A tighter limit holds at once.', source: 'RTS 12D' },
    L6: { says: 'A looser limit, or none, waits 24 hours or more, at the player’s own request only.', source: 'RTS 12D, AGCO 2.24' },
    L7: { says: 'After the wait the player confirms once more.', source: 'RTS 12D' },
    L8: { says: 'Players are reminded from time to time to look at limits and spending.', source: 'RTS 12E' },
    L9: { says: 'Deposits, bets, losses and the time of a session can each be limited.', source: 'MGA PPD' },
    L10: { says: 'A brand or a jurisdiction may ask for a longer wait, never for a shorter one than 24 hours.', source: 'RTS 12D' },
    L11: { says: 'Operator’s limits stand beside the player’s; the strictest holds.', source: 'GLI 2.5.5' },
    L12: { says: 'A limit holds over all products.', source: 'RTS 12B' },
  },
  'Exclusion and breaks': {
    X1: { says: 'Breaks of a day, a week, and of 1, 2 and 3 months; no bet passes meanwhile.', source: 'AGCO 2.13' },
    X2: { says: 'Breaks of 24 hours, a week, a month, and up to six weeks.', source: 'LCCP 3.3.4' },
    X3: {
      says: 'Self-exclusion ends sessions, sockets and games at once, lets nobody sign in, cancels future bets and stops marketing.',
      source: 'AGCO 2.14',
    },
    X4: { says: 'Self-exclusion lasts six months or more, needs no staff to begin, and the money goes back.', source: 'LCCP 3.5' },
    X5: { says: 'Nobody can shorten an exclusion; the way back is the player’s own act and one more day.', source: 'LCCP 3.5, AGCO 2.24' },
    X6: {
      says: 'Definite and indefinite terms; removal waits after the decision; withdrawals stay possible; one click from the page of help.',
      source: 'MGA PPD 11',
    },
    X7: {
      says: 'The national register is asked at registration and at each sign-in; without its answer nobody passes.',
      source: 'Denmark 5.1.1',
    },
    X8: { says: 'Exclusion cancels bonuses, free spins and quests; the same person does not register anew.', source: 'LCCP 3.5, MGA PPD' },
  },
  'Session and display': {
    S1: { says: 'The time of the previous sign-in is shown after a sign-in.', source: 'PA 812a.9(a)(4)' },
    S2: { says: 'Each session has an id of its own and belongs to one terminal.', source: 'PA 812a.9(a)(5), NJ 1.4(e)' },
    S3: { says: 'The local time and the time in the session are shown.', source: 'PA 814a.1(e)(1)' },
    S4: {
      says: 'At the player’s interval, hourly at least, play stops until time and money spent have been acknowledged.',
      source: 'RTS 13B, PA 814a.1(e)',
    },
    S5: { says: 'The time in the session is shown in hours, minutes and seconds.', source: 'RTS 13C' },
    S6: { says: 'What was won less what was lost since the session began is shown, and equals the ledger.', source: 'RTS 2E' },
    S7: { says: 'After 30 minutes without a call a player signs in again before play or money.', source: 'GLI 2.5.4, AGCO 4.30' },
    S8: { says: 'Failed sign-ins lock the account for a while.', source: 'NJ 1.4(i), GLI 2.5.3' },
    S9: { says: 'Players are told of each access to their account, unless they do not wish so.', source: 'NJ 1.4(a)(4)' },
    S10: { says: 'The balance is in view on the pages of play and of money.', source: 'RTS 1A' },
    S11: {
      says: 'Three months of history are on the page, twelve by export; net deposits over the life of the account are shown.',
      source: 'RTS 1B, RTS 1C',
    },
    S12: { says: 'Help with gambling is one click away, and offered before the first bet.', source: 'MGA PPD' },
  },
  'Money and account': {
    M1: { says: 'No bet and no withdrawal without funds; no balance below zero.', source: 'NJ 1.4(h), GLI 2.5.6' },
    M2: { says: 'A person has one account.', source: 'NJ 1.3(c)' },
    M3: { says: 'Players cannot pass money to each other.', source: 'NJ 1.3(h)' },
    M4: { says: 'Five failed deposits in a row within ten minutes close deposits for a while.', source: 'NJ 1.3(e)' },
    M5: { says: 'What came by card goes back to the card first.', source: 'NJ 1.3(f)' },
    M6: { says: 'A correction of a balance is reviewed; a large one is approved by a second person first.', source: 'NJ 1.3(i)' },
    M7: { says: 'A deposit can be played with only once its payer’s bank has agreed.', source: 'GLI 2.5.6' },
    M8: { says: 'A withdrawal that was asked for is not taken back.', source: 'RTS 14B' },
    M9: {
      says: 'Owners of dormant accounts are written to, their money stays theirs; an account is closed at once on request.',
      source: 'AGCO 3.17',
    },
    M10: { says: 'A bonus is wagered at most ten times, in one product.', source: 'LCCP 5.1.1' },
    M11: { says: 'Identity and age are checked before play.', source: 'LCCP 17.1.1' },
    M12: { says: 'Due diligence from 2,000 euros on, single or linked.', source: 'AMLD 11(d)' },
  },
  'Games and randomness': {
    G1: {
      says: 'Outcomes are independent, uniform and unpredictable, at 99 % confidence, by tests of frequency, runs, correlation and more.',
      source: '25 CFR 547.14, AGCO 21.1.2, GLI 3',
    },
    G2: {
      says: 'No stream of random numbers is used twice, by two processes either; seeds come from entropy.',
      source: '25 CFR 547.14, RTS 7A',
    },
    G3: { says: 'Random numbers are scaled to a range without bias.', source: 'RTS 7A' },
    G4: { says: 'Knowing what was drawn, or a seed that is over, tells nothing of what comes.', source: 'GLI 3.3.2' },
    G5: {
      says: 'Outcomes depend on no stake, player or history; nothing is decided after the draw.',
      source: 'AGCO 2.15, AGCO 21.1.5, GLI 4.6',
    },
    G6: {
      says: 'Each game states its return, keeps it in seeded rounds within the 99 % interval, and is watched in play.',
      source: 'GLI 4.7.1, RTS 3',
    },
    G7: { says: 'A round can be recalled with its stake, choices, outcome and balances.', source: 'GLI 4.14' },
    G8: { says: 'An interrupted round is kept, and goes on or is paid back.', source: 'GLI 4.16, AGCO 4.02.2, AGCO 21.1.8' },
    G9: { says: 'The rules of a round do not change while it is played.', source: 'AGCO 4.28' },
    G10: { says: 'One deliberate act for each round; no game plays by itself.', source: 'RTS 8A' },
    G11: {
      says: 'No round is quicker than its jurisdiction allows, and a return below the stake is not celebrated.',
      source: 'RTS 14C, RTS 14E, RTS 14F, RTS 14G',
    },
    G12: { says: 'Where rounds follow by themselves, the player sets how many and may stop.', source: 'AGCO 10.29' },
    G13: { says: 'A progressive jackpot is shown as it is, its reset at once.', source: 'AGCO 4.28.3, RTS 9' },
  },
  Sports: {
    B1: { says: 'The player is told whether a bet was taken, with all its selections.', source: 'AGCO 2.15.1' },
    B2: { says: 'If the price moves before the bet is confirmed, the player is asked.', source: 'AGCO 2.15.1.3' },
    B3: { says: 'Prices are published to all, and a bet keeps the price at which it was placed.', source: 'AGCO 4.28.4' },
    B4: { says: 'Bets are settled as published; what was wrong is corrected through the books.', source: 'RTS 5A' },
    B5: { says: 'Players are warned that pictures of play arrive late.', source: 'RTS 15, RTS 4B' },
  },
  System: {
    T1: { says: 'Every stamp of money comes from one clock, in UTC; processes that drift from it are reported.', source: 'GLI 2.2' },
    T2: { says: 'Critical parts are checked every day and on demand.', source: 'GLI 2.3' },
    T3: { says: 'All play, one game or one player can be stopped on demand.', source: 'GLI 2.4' },
    T4: { says: 'Records are kept for five years, logs of verification for 90 days.', source: 'GLI 2.8' },
    T5: { says: 'Significant events are kept: failed sign-ins, large wins, corrections, changes of settings.', source: 'GLI 2.8.8' },
    T6: { says: 'Reports from the ledger: return of each game against its theory, and what is owed to players.', source: 'GLI 2.9' },
    T7: { says: 'Records suffice to continue a round that was begun, and to settle a dispute.', source: 'AGCO 4.02' },
    T8: { says: 'Collusion, laundering and excluded persons are looked for.', source: 'NJ 1.4(c)' },
    T9: { says: 'Calls to a register go over TLS.', source: 'Denmark 3.1' },
    T10: { says: 'Markers of harm are watched, and answered in steps whose outcome is kept.', source: 'MGA PPD' },
  },
};
