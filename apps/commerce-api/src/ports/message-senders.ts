/** Delivered at least once: `messageId` lets the provider drop repeats. */
export type EmailSender = {
  send(message: {
    readonly messageId: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly locale: string;
    /** Further header fields, by name. */
    readonly headers: Readonly<Record<string, string>>;
  }): Promise<void>;
};

/** Posts a letter by first-class mail. */
export type LetterSender = {
  send(letter: {
    readonly messageId: string;
    /** Name and address, line by line. */
    readonly recipient: readonly string[];
    readonly text: string;
    readonly locale: string;
  }): Promise<void>;
};

export type SmsSender = {
  send(message: {
    readonly messageId: string;
    readonly toPhone: string;
    readonly text: string;
  }): Promise<void>;
};
