// What `shared/` may use beyond the language itself: present in browsers and in Node alike, and pure.
declare function structuredClone<T>(value: T): T;
