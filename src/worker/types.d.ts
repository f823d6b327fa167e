interface InstallEvent extends ExtendableEvent {
  /** Not in every browser. */
  addRoutes?(
    routes: readonly { condition: { requestMode: RequestMode }; source: string }[],
  ): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
}
