/** The SDKs that pages have samples for, in the order in which code groups show them; the names are the tabs' titles. */
export const SDKS = ['JavaScript', 'React', 'Kotlin', 'Swift', 'React Native', 'Node'] as const;
