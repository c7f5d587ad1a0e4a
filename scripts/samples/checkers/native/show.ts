/** Types in messages. */
import {prune, unknown, type Type} from './types';

/** The type as a reader of the language writes it. */
export function show(type: Type, language: 'kotlin' | 'swift'): string {
  const inner = prune(type);
  const go = (part: Type): string => show(part, language);
  switch (inner.kind) {
    case 'named': {
      const {symbol, args} = inner;
      if (language === 'swift' && symbol.name === 'Array') return `[${go(args[0] ?? unknown)}]`;
      if (language === 'swift' && symbol.name === 'Dictionary')
        return `[${go(args[0] ?? unknown)}: ${go(args[1] ?? unknown)}]`;
      return symbol.path + (args.length > 0 ? `<${args.map(go).join(', ')}>` : '');
    }
    case 'opt':
      return inner.of.kind === 'fn' ? `(${go(inner.of)})?` : `${go(inner.of)}?`;
    case 'fn': {
      const effects = language === 'swift' ? `${inner.async ? ' async' : ''}${inner.throws ? ' throws' : ''}` : '';
      const receiver = inner.receiver ? `${go(inner.receiver)}.` : '';
      const suspended = language === 'kotlin' && inner.async ? 'suspend ' : '';
      return `${suspended}${receiver}(${inner.params.map(go).join(', ')})${effects} -> ${go(inner.result)}`;
    }
    case 'tuple':
      return `(${inner.items.map((item) => (item.label ? `${item.label}: ` : '') + go(item.type)).join(', ')})`;
    case 'param':
      return inner.param.name;
    case 'var':
      return inner.cell.name;
    case 'meta':
      return `${go(inner.of)}${language === 'swift' ? '.Type' : ''}`;
    case 'package':
      return inner.path;
    case 'null':
      return language === 'swift' ? 'nil' : 'null';
    case 'never':
      return language === 'swift' ? 'Never' : 'Nothing';
    case 'unknown':
      return 'unknown';
  }
}
