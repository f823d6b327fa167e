interface InstallEvent extends ExtendableEvent {
  /** Routes that the browser takes without asking the worker; not in every browser. */
  addRoutes?(
    routes: readonly { condition: { requestMode: RequestMode }; source: string }[],
  ): Promise<void>;
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent;
}
