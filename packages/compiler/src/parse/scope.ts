import { childrenOf, isNode, type Node } from './node.ts';

/** A name as it was declared. `node` is the identifier that declares it; the rest is found by its parents. */
export interface Binding {
  name: string;
  node: Node;
  /** Of the module's own scope. */
  isTop: boolean;
}

/** What the names of a module are used for. */
export interface NameUse {
  /** Used as a value and declared nowhere in the module. */
  free: { name: string; start: number; jsx: boolean }[];
  /** Names of the module's own scope that are used as values. */
  values: Set<string>;
  /** Names that stand in types. */
  types: Set<string>;
  /** Each place where a declared name is used as a value, with its declaration. */
  bindings: Map<Node, Binding>;
}

class Scope {
  readonly names = new Map<string, Binding>();
  readonly parent: Scope | null;
  constructor(parent: Scope | null) {
    this.parent = parent;
  }

  declare(node: Node): void {
    const name = nameOf(node);
    this.names.set(name, { name, node, isTop: this.parent === null });
  }
}

interface Reference {
  name: string;
  node: Node;
  jsx: boolean;
  scope: Scope;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const BLOCKS = new Set([
  'BlockStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'StaticBlock',
]);
/** TypeScript nodes that hold values; below all others there are only types. */
const TS_VALUES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSExportAssignment',
]);

/** Resolves every name of a module's syntax tree. */
export function nameUse(program: Node): NameUse {
  const reader = new ScopeReader();
  const top = new Scope(null);
  reader.declareHoisted(program, top);
  for (const child of childrenOf(program)) reader.read(child, top);
  return reader.result(top);
}

class ScopeReader {
  private readonly references: Reference[] = [];
  private readonly types = new Set<string>();

  result(top: Scope): NameUse {
    const free: NameUse['free'] = [];
    const values = new Set<string>();
    const bindings: NameUse['bindings'] = new Map();
    for (const { name, node, jsx, scope } of this.references) {
      let at: Scope | null = scope;
      while (at && !at.names.has(name)) at = at.parent;
      if (!at) {
        free.push({ name, start: node.start, jsx });
        continue;
      }
      bindings.set(node, at.names.get(name)!);
      if (at === top) values.add(name);
    }
    return { free, values, types: this.types, bindings };
  }

  read(node: Node, scope: Scope): void {
    if (FUNCTIONS.has(node.type)) this.readFunction(node, scope);
    else if (node.type.startsWith('Class')) this.readClass(node, scope);
    else if (BLOCKS.has(node.type)) {
      const inner = new Scope(scope);
      this.declareLexical(node, inner);
      if (node.type === 'CatchClause' && isNode(node.param)) declarePattern(node.param, inner);
      this.readChildren(node, inner);
    } else if (node.type === 'Identifier') this.use(node, scope, false);
    else if (node.type === 'JSXIdentifier') return;
    else if (node.type === 'JSXOpeningElement') this.readElement(node, scope);
    else if (node.type === 'JSXClosingElement') return;
    else if (node.type.startsWith('TS')) this.readTypeScript(node, scope);
    else this.readByShape(node, scope);
  }

  private readByShape(node: Node, scope: Scope): void {
    switch (node.type) {
      case 'MemberExpression':
        this.readOptional(node.object, scope);
        if (node.computed) this.readOptional(node.property, scope);
        return;
      case 'Property':
      case 'PropertyDefinition':
      case 'MethodDefinition':
      case 'AccessorProperty':
        if (node.computed) this.readOptional(node.key, scope);
        this.readOptional(node.value, scope);
        this.readOptional(node.typeAnnotation, scope);
        return;
      case 'LabeledStatement':
        this.readOptional(node.body, scope);
        return;
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'MetaProperty':
        return;
      case 'ExportNamedDeclaration':
        this.readOptional(node.declaration, scope);
        if (!node.source)
          for (const item of asNodes(node.specifiers)) this.readOptional(item.local, scope);
        return;
      case 'UnaryExpression':
        // `typeof name` is how code asks whether a name exists.
        if (
          node.operator === 'typeof' &&
          isNode(node.argument) &&
          node.argument.type === 'Identifier'
        )
          return;
        this.readChildren(node, scope);
        return;
      default:
        this.readChildren(node, scope);
    }
  }

  private readChildren(node: Node, scope: Scope): void {
    for (const child of childrenOf(node)) this.read(child, scope);
  }

  private readOptional(value: unknown, scope: Scope): void {
    if (isNode(value)) this.read(value, scope);
  }

  private readFunction(node: Node, scope: Scope): void {
    const inner = new Scope(scope);
    inner.declare({ ...node, name: 'arguments' });
    if (node.type === 'FunctionExpression' && isNode(node.id)) inner.declare(node.id);
    for (const param of asNodes(node.params)) declarePattern(param, inner);
    if (isNode(node.body)) this.declareHoisted(node.body, inner);
    for (const param of asNodes(node.params)) this.read(param, inner);
    this.readOptional(node.returnType, inner);
    this.readOptional(node.typeParameters, inner);
    if (!isNode(node.body)) return;
    if (node.body.type === 'BlockStatement' || node.body.type === 'FunctionBody')
      this.readChildren(node.body, inner);
    else this.read(node.body, inner);
  }

  private readClass(node: Node, scope: Scope): void {
    const inner = new Scope(scope);
    if (isNode(node.id)) inner.declare(node.id);
    for (const key of ['superClass', 'body', 'superTypeParameters', 'superTypeArguments'])
      this.readOptional(node[key], inner);
    for (const decorator of asNodes(node.decorators)) this.read(decorator, inner);
    if (node.type === 'ClassBody') this.readChildren(node, inner);
  }

  private readElement(node: Node, scope: Scope): void {
    let name = node.name;
    const isMember = isNode(name) && name.type === 'JSXMemberExpression';
    while (isNode(name) && name.type === 'JSXMemberExpression') name = name.object;
    if (isNode(name) && name.type !== 'JSXNamespacedName') {
      const text = nameOf(name);
      if (isMember || /^[A-Z_$]/.test(text)) this.use(name, scope, true);
    }
    for (const attribute of asNodes(node.attributes)) this.read(attribute, scope);
    this.readOptional(node.typeArguments, scope);
  }

  private readTypeScript(node: Node, scope: Scope): void {
    if (node.type === 'TSEnumDeclaration') {
      const inner = new Scope(scope);
      const members = isNode(node.body) ? asNodes(node.body.members) : asNodes(node.members);
      for (const member of members) if (isNode(member.id)) inner.declare(member.id);
      for (const member of members) this.readOptional(member.initializer, inner);
    } else if (TS_VALUES.has(node.type)) this.readChildren(node, scope);
    else this.readTypes(node);
  }

  private readTypes(node: Node): void {
    if (node.type === 'Identifier') this.types.add(nameOf(node));
    for (const child of childrenOf(node)) this.readTypes(child);
  }

  private use(node: Node, scope: Scope, jsx: boolean): void {
    this.references.push({ name: nameOf(node), node, jsx, scope });
    // A parameter or variable carries its type on its name.
    if (isNode(node.typeAnnotation)) this.readTypes(node.typeAnnotation);
  }

  /** Declares what a function's or module's body declares: `var` from everywhere in it, the rest from its top. */
  declareHoisted(body: Node, scope: Scope): void {
    this.declareLexical(body, scope);
    this.declareVars(body, scope);
  }

  private declareVars(node: Node, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (FUNCTIONS.has(child.type) || child.type.startsWith('Class')) continue;
      if (child.type === 'VariableDeclaration' && child.kind === 'var')
        for (const item of asNodes(child.declarations))
          if (isNode(item.id)) declarePattern(item.id, scope);
      this.declareVars(child, scope);
    }
  }

  private declareLexical(block: Node, scope: Scope): void {
    for (const child of childrenOf(block)) this.declareStatement(child, scope);
  }

  private declareStatement(node: Node, scope: Scope): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const item of asNodes(node.declarations))
          if (isNode(item.id)) declarePattern(item.id, scope);
        return;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSEnumDeclaration':
      case 'TSModuleDeclaration':
      case 'TSDeclareFunction':
      case 'TSImportEqualsDeclaration':
        if (isNode(node.id)) scope.declare(node.id);
        return;
      case 'ImportDeclaration':
        for (const item of asNodes(node.specifiers))
          if (isNode(item.local)) scope.declare(item.local);
        return;
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
        if (isNode(node.declaration)) this.declareStatement(node.declaration, scope);
        return;
      case 'SwitchCase':
        this.declareLexical(node, scope);
    }
  }
}

const nameOf = (node: Node): string => String(node.name ?? '');
const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Declares the names of a parameter or of the left side of a declaration. */
function declarePattern(node: Node, scope: Scope): void {
  switch (node.type) {
    case 'Identifier':
      scope.declare(node);
      return;
    case 'ObjectPattern':
      for (const property of asNodes(node.properties))
        declarePattern((property.type === 'Property' ? property.value : property) as Node, scope);
      return;
    case 'ArrayPattern':
      for (const element of asNodes(node.elements)) declarePattern(element, scope);
      return;
    case 'AssignmentPattern':
      declarePattern(node.left as Node, scope);
      return;
    case 'RestElement':
      declarePattern(node.argument as Node, scope);
      return;
    case 'TSParameterProperty':
      declarePattern(node.parameter as Node, scope);
  }
}
