export type QuestName = 'make-known' | 'first-deposit' | 'ten-rounds' | 'good-catch' | 'studio-tour' | 'daily-visit' | 'weekly-round';

/** What a language says of each quest; its tasks in their order. */
export type QuestTexts = Record<QuestName, { name: string; description: string; tasks: readonly string[] }>;
