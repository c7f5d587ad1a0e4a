import {createEngine, openSingleFile} from '../../../src/search/engine';
import {writePostings} from '../../../src/search/postings';
import {RANKING} from '../../../src/search/ranking';
import type {Segment} from '../../../src/search/types';
import {documentsOf, engineOver} from '../../support/searchDocuments';

const textOf = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');
const markedOf = (segments: readonly Segment[]): string[] =>
  segments.filter(({marked}) => marked).map(({text}) => text);

/** Returns the addresses that a query finds in documents, best first. */
const find = (query: string, ...documents: Parameters<typeof documentsOf>): string[] =>
  engineOver(documentsOf(...documents))
    .search(query)
    .map(({href}) => href);

describe('matching (SPEC §9)', () => {
  it('boosts the title by 4, the text by 2 and the titles by 1', () => {
    expect(RANKING.matching.fieldBoost).toEqual({title: 4, text: 2, titles: 1});
    // One word in each field, so that the documents differ only in the field that matches.
    const inTitles = {href: '/titles', title: 'other', text: 'other', titles: ['wallet']};
    const inText = {href: '/text', title: 'other', text: 'wallet', titles: ['other']};
    const inTitle = {href: '/title', title: 'wallet', text: 'other', titles: ['other']};
    expect(find('wallet', inTitles, inText, inTitle)).toEqual(['/title', '/text', '/titles']);
  });

  it('finds the page whose address ends with the word first', () => {
    const named = {isPage: true, href: '/guides/wallet', title: 'keys', text: 'wallet'};
    const inFolder = {isPage: true, href: '/wallet/keys', title: 'wallet', text: 'wallet'};
    expect(find('wallet', inFolder, named)).toEqual(['/guides/wallet', '/wallet/keys']);
  });

  it('allows a fifth of the letters to differ, and no more', () => {
    expect(RANKING.matching.fuzzy).toBe(0.2);
    const page = {text: 'troubleshoot'}; // 12 letters: 2 may differ
    expect(find('troubelshoot', page)).toHaveLength(1);
    expect(find('trublshoot', page)).toHaveLength(1);
    expect(find('trblshot', page)).toHaveLength(0);
  });

  it('matches the beginning of a word, not its end', () => {
    expect(RANKING.matching.prefix).toBe(true);
    expect(find('notif', {text: 'notification'})).toHaveLength(1);
    expect(find('fication', {text: 'notification'})).toHaveLength(0);
  });

  it('returns at most 16 hits, each with a unique id', () => {
    const hits = engineOver(documentsOf(...Array.from({length: 40}, () => ({text: 'wallet'})))).search('wallet');
    expect(hits).toHaveLength(16);
    expect(new Set(hits.map(({id}) => id)).size).toBe(16);
  });

  it.each(['', '  ', '?!', '👍'])('finds nothing for %j', (query) => {
    expect(find(query, {text: 'wallet'})).toEqual([]);
  });
});

describe('the order', () => {
  it('puts a title that is the query first', () => {
    const long = {href: '/long', title: 'Stream', text: 'stop stream stop stream stop stream'};
    expect(find('Stop a stream', long, {href: '/exact', title: 'Stop a stream'})[0]).toBe('/exact');
    expect(find('how do I stop a stream?', long, {href: '/exact', title: 'Stop a stream'})[0]).toBe('/exact');
  });

  it('puts an exact identifier before others of the same beginning', () => {
    const others = {href: '/others', text: 'canMessageStatic canMessageV3 canMessages canMessageAll'};
    const exact = {href: '/exact', text: `Ask with canMessage. ${'More text. '.repeat(40)}`};
    expect(find('canMessage', others, exact)[0]).toBe('/exact');
    expect(find('Client.canMessage()', others, exact)[0]).toBe('/exact');
  });

  it.each(['canMessage', 'canmessage', 'can message'])('finds the method canMessage for %j', (query) => {
    const message = {href: '/message', title: 'Message', isPage: true, text: 'a message, a message'};
    const method = {href: '/method', text: `Ask with canMessage. ${'More text. '.repeat(40)}`};
    expect(find(query, message, method)[0]).toBe('/method');
  });

  it.each(['getorput', 'get or put'])('finds a name of question words for %j', (query) => {
    const words = {href: '/words', title: 'Put', text: 'get it, or put it'};
    expect(find(query, words, {href: '/name', text: `getOrPut ${'More text. '.repeat(40)}`})[0]).toBe('/name');
  });

  it('puts a name before its words, unless a title has the words', () => {
    const name = {href: '/name', text: `inboxId ${'More text. '.repeat(40)}`};
    const words = {href: '/words', title: 'Inboxes', titles: ['Inbox'], text: 'inbox id, inbox id'};
    expect(find('inbox id', words, name)).toEqual(['/name', '/words']);
    const titled = {href: '/titled', title: 'How an inbox ID is made', titles: ['Inbox'], text: 'inbox id, inbox id'};
    expect(find('inbox id', titled, name)).toEqual(['/titled', '/name']);
    expect(find('inboxId', titled, name)).toEqual(['/name', '/titled']);
  });

  it.each(['readReceipt', 'readreceipt'])('puts the page with the words of %j in its address first', (query) => {
    const page = {href: '/types/read-receipt', title: 'Receipts', isPage: true, text: 'Read a receipt.'};
    const code = {href: '/code', title: 'readReceipt', text: 'readReceipt readReceipt'};
    expect(find(query, code, page)).toEqual(['/types/read-receipt', '/code']);
  });

  it('puts a misspelled identifier before a section whose title has a part of it', () => {
    const part = {href: '/part', title: 'Wallet', text: 'other'};
    const name = {href: '/name', title: 'Setup', text: 'walletClient, a wallet, a client'};
    expect(find('walletClent', part, name)).toEqual(['/name', '/part']);
  });

  it('finds identifiers by parts, in any case and without the signs', () => {
    const page = {text: 'streamAllMessages consent_proof client.conversations.newConversation Promise<DecodedMessage>'};
    for (const query of [
      'stream',
      'all messages',
      'streamAll',
      'streamallmessages',
      'consent proof',
      'consentProof',
      'proof',
      'new conversation',
      'conversations.newConversation',
      'decoded message',
      'DecodedMessage',
      'Promise<DecodedMessage>',
    ]) {
      expect([query, find(query, {text: 'nothing'}, {...page, href: '/it'})]).toEqual([query, ['/it']]);
    }
  });

  it('puts a page before its own sections if they are equal', () => {
    const section = {href: '/page#part', title: 'Wallets', titles: ['x'], text: 'a'};
    expect(find('wallets', section, {href: '/page', title: 'Wallets', titles: ['x'], text: 'a', isPage: true})).toEqual(
      ['/page', '/page#part'],
    );
  });

  it('puts the page about the query before a section of another page whose title is the query', () => {
    const page = {href: '/build', title: 'Build group chat', isPage: true, text: 'group chat'};
    const section = {href: '/faq#group-chat', title: 'Group chat', titles: ['FAQ'], text: 'group chat group chat'};
    expect(find('group chat', section, page)).toEqual(['/build', '/faq#group-chat']);
    // If no page is about it, the section comes first.
    const other = {...page, title: 'Build', text: 'group chat group chat group chat'};
    expect(find('group chat', other, section)).toEqual(['/faq#group-chat', '/build']);
  });

  it.each(['reaction', 'recation', 'react'])('puts the page about a word first for %j', (query) => {
    const section = {href: '/reaction#remove', title: 'Remove a reaction', titles: ['Reactions'], text: 'a reaction'};
    const page = {href: '/reaction', title: 'Reactions', isPage: true, text: 'what others feel'};
    expect(find(query, section, page)[0]).toBe('/reaction');
  });

  it('counts an identifier in a title as its parts', () => {
    const section = {href: '/call', title: 'call requestMessageHistorySync', text: 'message history'};
    const page = {href: '/history', title: 'Message history', isPage: true, text: 'what others sent'};
    expect(find('message history', section, page)).toEqual(['/history', '/call']);
  });

  it('puts a document with more of the query first', () => {
    const one = {href: '/one', text: 'wallet wallet wallet wallet'};
    expect(find('wallet signature', one, {href: '/both', text: 'a wallet asks for a signature'})[0]).toBe('/both');
  });

  it('ignores question words', () => {
    const chatty = {href: '/chatty', text: 'how do I do this and what do I do then, how do I do it'};
    expect(find('how do I sign', chatty, {href: '/sign', text: 'The wallet signs.'})).toEqual(['/sign']);
  });

  it('finds synonyms', () => {
    expect(find('DM', {text: 'nothing'}, {href: '/chat', text: 'A 1:1 chat has two sides.'})).toEqual(['/chat']);
    expect(find('logout', {href: '/out', title: 'Sign out'})).toEqual(['/out']);
  });

  it('finds a word with two letters swapped', () => {
    expect(find('kyes', {href: '/keys', text: 'keys'})).toEqual(['/keys']);
  });

  it('finds two words that are written as one', () => {
    expect(find('groupchat', {text: 'the group chat'}, {text: 'a group'}, {text: 'a chat'})).toEqual(['/page0']);
    expect(find('groupchat', {text: 'a groupchat'}, {text: 'the group chat'})[0]).toBe('/page0');
  });

  it('distinguishes C++ from C', () => {
    expect(find('c++', {href: '/c', text: 'c'}, {href: '/cpp', text: 'C++'})[0]).toBe('/cpp');
  });
});

describe('a hit', () => {
  const text = `${'Words before. '.repeat(30)}Then streamAllMessages delivers each message. ${'Words after. '.repeat(30)}`;
  const [hit] = engineOver(documentsOf({title: 'All <b>messages</b>', titles: ['Streams'], text})).search(
    'all messages',
  );

  it('marks the matches; in identifiers, only the parts', () => {
    expect(markedOf(hit!.title)).toEqual(['All', 'messages']);
    expect(markedOf(hit!.excerpt!)).toEqual(['All', 'Messages', 'message']);
  });

  it('has runs that join to the text of the document', () => {
    expect(textOf(hit!.title)).toBe('All <b>messages</b>');
    expect(textOf(hit!.titles[0]!)).toBe('Streams');
    expect(text).toContain(textOf(hit!.excerpt!));
    expect(textOf(hit!.excerpt!).length).toBeLessThanOrEqual(180);
  });

  const excerptOf = (...lines: [string, ...string[]]): string => {
    const documents = documentsOf({text: lines.join(' ')});
    const [found] = createEngine(openSingleFile(documents, writePostings(documents))).search('wallet', {
      textOf: () => lines,
    });
    return textOf(found!.excerpt!);
  };

  it('counts only one of several forms and synonyms of a word for the excerpt', () => {
    const document = {text: 'Wallets have swallowed a wallet of reactions. An emoji in a wallet.'};
    const [found] = engineOver(documentsOf(document)).search('wallet emoji');
    expect(markedOf(found!.excerpt!).slice(0, 1)).toEqual(['emoji']);
  });

  it('has whole sentences as its excerpt: the best one, and those after it that fit in 180 characters', () => {
    const filler = 'Other words. '.repeat(30).trim();
    expect(excerptOf('A wallet signs.')).toBe('A wallet signs.');
    const after = `A wallet signs. ${'Other words. '.repeat(12).trim()}`;
    expect(excerptOf(`A wallet signs. ${filler}`)).toBe(after);
    expect(excerptOf(`${filler} A wallet signs. ${filler}`)).toBe(after);
    expect(excerptOf(`${filler} A wallet signs.`)).toBe('A wallet signs.');
  });

  it('recognizes the ends of sentences', () => {
    expect(excerptOf(`Use e.g. XMTP v1.2 in a wallet. ${'X'.repeat(180)}`)).toBe('Use e.g. XMTP v1.2 in a wallet.');
    expect(excerptOf(`First. "A wallet!" (Signs.) ${'X'.repeat(180)}`)).toBe('"A wallet!" (Signs.)');
    expect(excerptOf('Heading\nA wallet signs.\nNext.\nNo stop\nA last item.')).toBe('A wallet signs.\nNext.');
  });

  it('has a line of code as it is written, if the prose lacks the word', () => {
    expect(excerptOf('About signing.', 'sign(text)', 'const wallet = await  connect();')).toBe(
      'const wallet = await  connect();',
    );
    expect(excerptOf('About a wallet.', 'const wallet = await connect();')).toBe('About a wallet.');
    expect(excerptOf('', 'wallet.sign(text)')).toBe('wallet.sign(text)');
  });

  it('prefers the sentence with the word to a line with a longer name that begins with it', () => {
    expect(excerptOf('About signing. A wallet signs.', 'const options = WalletOptions(api)')).toBe('A wallet signs.');
  });

  it('prefers the sentence or line with a name to one with its parts', () => {
    const lines: [string, ...string[]] = [
      'Stream all of the messages.',
      'for await (const m of streamAllMessages()) {}',
    ];
    const documents = documentsOf({text: lines.join(' ')});
    const [found] = createEngine(openSingleFile(documents, writePostings(documents))).search('streamAllMessages', {
      textOf: () => lines,
    });
    expect(markedOf(found!.excerpt!)).toEqual(['streamAllMessages']);
  });

  it('has an ellipsis at each cut of a long sentence, and nowhere else', () => {
    const filler = 'other words, '.repeat(30).trim();
    expect(excerptOf(`A wallet signs, ${filler}`)).toMatch(/^A wallet .*[^…]…$/);
    expect(excerptOf(`${filler} a wallet signs.`)).toMatch(/^…\S.* a wallet signs\.$/);
    expect(excerptOf(`${filler} a wallet signs, ${filler}`)).toMatch(/^…[^…]*a wallet signs,[^…]*…$/);
  });

  it('has 140 to 180 characters of a long sentence, with the first match after 20 to 40', () => {
    const words = 'words before, '.repeat(30);
    const [found] = engineOver(documentsOf({text: `${words}then a wallet delivers, ${words}`})).search('wallet');
    const inside = found!.excerpt!.slice(1, -1);
    const before = inside[0]!.text;
    expect(before.length).toBeGreaterThan(20);
    expect(before.length).toBeLessThanOrEqual(40);
    expect(textOf(inside).length).toBeGreaterThan(140);
    expect(textOf(inside).length).toBeLessThanOrEqual(180);
  });

  it('has an excerpt with as many whole words before its first match as fit in 40 characters', () => {
    const [found] = engineOver(documentsOf({text: `${'a '.repeat(99)}wallet`})).search('wallet');
    expect(found!.excerpt![1]!.text).toBe('a '.repeat(20));
  });

  it('has an excerpt around its first match in a text without spaces too', () => {
    const [found] = engineOver(documentsOf({text: `${'a,'.repeat(99)}wallet${',a'.repeat(99)}`})).search('wallet');
    expect(markedOf(found!.excerpt!)).toEqual(['wallet']);
    expect(found!.excerpt![1]!.text).toBe('a,'.repeat(20));
    expect(textOf(found!.excerpt!.slice(1, -1))).toHaveLength(180);
  });

  it('has its excerpt as escaped HTML too', () => {
    const [found] = engineOver(documentsOf({text: '<img src=x onerror="a"> & wallet'})).search('wallet');
    expect(found!.html).toBe('&lt;img src=x onerror=&quot;a&quot;&gt; &amp; <mark>wallet</mark>');
  });

  it('shows the beginning of the text when only titles match, and nothing without text', () => {
    const hits = engineOver(documentsOf({title: 'Wallet', text: 'The beginning.'}, {title: 'Wallet too'})).search(
      'wallet',
    );
    expect(hits.map(({excerpt}) => textOf(excerpt!))).toEqual(['The beginning.', '']);
  });

  it('marks no similar words when the word itself is there', () => {
    const [found] = engineOver(documentsOf({text: 'A signer makes a single signature.'})).search('signer');
    expect(markedOf(found!.excerpt!)).toEqual(['signer']);
  });
});
